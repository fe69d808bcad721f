import { Component, type ReactNode } from "react";

/** An improvement of a control that works without it: when it throws, the plain control and the form stay. */
export class PlainOnFailure extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
