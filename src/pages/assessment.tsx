import { request } from "#lead/request.ts";

export function Assessment() {
  return <h1 tabIndex={-1}>{request.heading}</h1>;
}
