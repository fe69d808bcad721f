/** Whether a host name is this machine's. A stranger's page may have another name for it (DNS rebinding). */
export function isLocalName(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
