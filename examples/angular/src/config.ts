import { type ApplicationConfig, mergeApplicationConfig } from "@angular/core";
import { provideClientHydration } from "@angular/platform-browser";
import { RenderMode, provideServerRendering, withRoutes } from "@angular/ssr";

export const config: ApplicationConfig = { providers: [provideClientHydration()] };

export const serverConfig = mergeApplicationConfig(config, {
  providers: [provideServerRendering(withRoutes([{ path: "**", renderMode: RenderMode.Server }]))],
});
