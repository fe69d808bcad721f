/**
 * The block in the editor: a sign for the form beside its attributes as controls. PHP renders it for
 * visitors and hands over `evermaple_forms`, made from the elements' own tables. What is saved is the fallback link.
 */
(({ blockEditor, blocks, components, element }, facts) => {
  const el = element.createElement;

  /** Attributes that follow from a form and a partner code: its fallback link, credited to the code. */
  const choose = (type, typed = "") => {
    const [, code] = /^\s*([a-z0-9-]{1,64})\s*$/i.exec(typed) ?? [];
    const { address, text } = facts.types[type].link;
    const [page, place = ""] = address.split(/(?=#)/);
    const own = `${page.split("?")[0]}?partner=${code?.toLowerCase()}${place}`;
    return { type, linkAddress: code ? own : address, linkText: text };
  };

  function controls({ attributes, setAttributes }) {
    const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
    // An attribute without a value is absent, so that the element's own default holds.
    const field = ([property, { label, help, options }]) => {
      const value = attributes[property] ?? "";
      const onChange = (chosen) =>
        setAttributes({
          [property]: chosen || undefined,
          ...(property === "partner" && choose(attributes.type, chosen)),
        });
      const shared = { ...modern, key: property, label, help, value, onChange };
      if (options.length === 0) return el(components.TextControl, shared);
      const choices = options.map((value) => ({ value, label: value }));
      return el(components.SelectControl, {
        ...shared,
        options: [{ value: "", label: facts.words.usual }, ...choices],
      });
    };
    const own = Object.entries(facts.attributes).filter(([, { on }]) => on.includes(attributes.type));
    return el(
      blockEditor.InspectorControls,
      null,
      el(
        components.PanelBody,
        null,
        el(components.SelectControl, {
          label: facts.words.which,
          value: attributes.type,
          options: Object.entries(facts.types).map(([value, { title }]) => ({ value, label: title })),
          onChange: (type) => setAttributes(choose(type, attributes.partner)),
          ...modern,
        }),
        own.map(field),
      ),
    );
  }

  /** A sign, not the form: nothing is loaded from elsewhere and nothing can be sent from the editor. */
  const sign = ({ title }, { test, partner = "" }) => {
    const { still, test: isTest, dropped, no_partner } = facts.words;
    const isCode = /^\s*[a-z0-9-]{1,64}\s*$/i.test(partner);
    const lines = [`${title}. ${still}`];
    if (test) lines.push(isTest);
    if (partner && !isCode) lines.push(`${dropped} partner="${partner}".`);
    if (!isCode && !facts.code) lines.push(no_partner);
    return el("p", { style: { border: "1px solid", borderRadius: 8, padding: 24 } }, lines.join(" "));
  };

  function Edit(props) {
    const seen = el(
      "div",
      blockEditor.useBlockProps(),
      sign(facts.types[props.attributes.type], props.attributes),
    );
    return el(element.Fragment, null, controls(props), seen);
  }

  function save({ attributes: { linkAddress, linkText } }) {
    if (!linkAddress) return null;
    return el("p", blockEditor.useBlockProps.save(), el("a", { href: linkAddress }, linkText));
  }

  blocks.registerBlockType("evermaple/form", {
    apiVersion: 3,
    edit: Edit,
    save,
    example: { attributes: choose("contact") },
    variations: Object.entries(facts.types).map(([type, { title, description }]) => ({
      name: type,
      title,
      description,
      attributes: choose(type),
      isActive: ["type"],
      isDefault: type === "contact",
      scope: ["inserter"],
    })),
  });
})(window.wp, window.evermaple_forms);
