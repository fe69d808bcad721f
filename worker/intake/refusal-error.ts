import type { FieldError } from "#lead/wire.ts";

type Status = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

/** Thrown where a post cannot be accepted; `answer` is what the visitor's browser gets (docs/contract.md). */
export class RefusalError extends Error {
  readonly status: Status;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, errors: readonly FieldError[] | string, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.errors = typeof errors === "string" ? [{ param: "form", msg: errors }] : errors;
    this.headers = headers;
  }

  get answer(): Response {
    const [error] = this.errors;
    const body = this.status === 422 ? { error, errors: this.errors } : { error };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}
