import { type BootstrapContext, bootstrapApplication } from "@angular/platform-browser";
import { App } from "./app";
import { serverConfig } from "./config";

const bootstrap = (context: BootstrapContext) => bootstrapApplication(App, serverConfig, context);

export default bootstrap;
