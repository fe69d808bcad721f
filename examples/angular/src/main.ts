import { bootstrapApplication, provideClientHydration } from "@angular/platform-browser";
import { App } from "./app";

bootstrapApplication(App, { providers: [provideClientHydration()] });
