/**
 * One JSON line per event, never with an answer, an e-mail or IP address, so that logs contain no visitor.
 */
export interface LogLine {
  event: string;
  reference?: string | undefined;
  form?: string | undefined;
  outcome?: string | undefined;
  status?: number;
  /** Names of fields, never their answers. */
  fields?: readonly string[];
  channel?: string;
  tries?: number;
  count?: number | undefined;
  /** The class of a failure, not its text, which may quote what was sent. */
  fault?: string;
}

export function log(line: LogLine): void {
  console.log(JSON.stringify(line));
}

/** An error's name and code, without its message, which may quote a visitor. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = /\b(D1_[A-Z_]+|SQLITE_[A-Z_]+|E_[A-Z_]+)\b/.exec(error.message)?.[0];
  return code ? `${error.name} ${code}` : error.name;
}
