import { createElement, useEffect } from "react";

/** A component that renders an element with its room and its fallback link, and defines it once it is on a page. */
export function componentOf({ tag, load, api, attributes, events, room, link }) {
  return function Element({ children, style, ...given }) {
    useEffect(() => {
      load();
    }, []);
    const props = { api, style: { ...room, ...style } };
    for (const [name, value] of Object.entries(given)) {
      // React 19 takes `on` + the event's name for an element's own events.
      props[attributes[name] ?? events[name] ?? name] = value;
    }
    return createElement(tag, props, children ?? createElement("a", { href: link.address }, link.text));
  };
}
