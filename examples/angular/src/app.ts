import {
  CUSTOM_ELEMENTS_SCHEMA,
  Component,
  type ElementRef,
  afterNextRender,
  signal,
  viewChild,
} from "@angular/core";
import type { VisaContactForm } from "./visa-widgets";

@Component({
  selector: "app-root",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <h1>Settling in Canada</h1>
    <visa-contact-form
      #form
      partner="maple-realty"
      style="width:min(744px,100%);margin-inline:auto;display:grid;grid:max-content/minmax(0,744px)"
      (visa-sent)="sent($event)"
    >
      <a href="https://evermaple.example/contact-us">Contact us</a>
    </visa-contact-form>
    <output>{{ reference() }}</output>
  </main>`,
})
export class App {
  readonly form = viewChild.required<ElementRef<VisaContactForm>>("form");
  readonly reference = signal("");

  constructor() {
    afterNextRender(() => {
      this.form().nativeElement.colorScheme = "dark";
    });
  }

  sent(event: HTMLElementEventMap["visa-sent"]): void {
    this.reference.set(event.detail.reference);
  }
}
