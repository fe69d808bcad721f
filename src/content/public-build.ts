// Node's own while a script reads the contents; a bundle gets the value from vite.config.ts.
declare const process: { readonly env: { readonly PUBLIC_BUILD?: string } };

/** Whether the site is built for the public, which sees nothing that nobody has approved (scripts/deploy/deploy.sh). */
export const publicBuild: boolean = process.env.PUBLIC_BUILD === "1";
