import { attributes, customProperties } from "../element-api.ts";

const colours = /accent|ink|surface|line|danger/;

/** Every attribute and theme property as a control named after it; which file, where there is a choice. */
export function Controls({ pinned }: { readonly pinned: boolean }) {
  return (
    <form id="controls" className="card controls" aria-label="Attributes and theme">
      <fieldset>
        <legend>Attributes</legend>
        {Object.values(attributes).map(({ name, type, default: usual, doc }) => (
          <div className="control" key={name}>
            <label htmlFor={`attribute-${name}`}>{name}</label>
            {type.includes("|") ? (
              <select id={`attribute-${name}`} name={name} aria-describedby={`hint-${name}`}>
                <option value="">not set</option>
                {[...type.matchAll(/"(\w+)"/g)].map(([, value]) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input
                id={`attribute-${name}`}
                name={name}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={usual}
                defaultValue={name === "partner" ? "your-code" : undefined}
                aria-describedby={`hint-${name}`}
              />
            )}
            <small id={`hint-${name}`}>{doc}</small>
          </div>
        ))}
        <label className="check">
          <input type="checkbox" name="no-heading" /> Hide the heading
        </label>
      </fieldset>
      <fieldset>
        <legend>Theme</legend>
        {Object.entries(customProperties).map(([name, doc]) => (
          <div className="control" key={name}>
            <label htmlFor={`theme${name}`}>{name}</label>
            <div className="control-row">
              <input
                id={`theme${name}`}
                name={name}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholderOf(name)}
                aria-describedby={`hint${name}`}
              />
              {colours.test(name) && (
                <input type="color" data-for={name} aria-label={`Pick ${name}`} defaultValue="#a8322a" />
              )}
            </div>
            <small id={`hint${name}`}>{doc}</small>
          </div>
        ))}
      </fieldset>
      {pinned && (
        <fieldset>
          <legend>File</legend>
          <label className="check">
            <input type="radio" name="file" value="evergreen" defaultChecked /> Evergreen: gets fixes within
            the hour
          </label>
          <label className="check">
            <input type="radio" name="file" value="pinned" /> Pinned: this version for good, with integrity
          </label>
        </fieldset>
      )}
      <button type="reset" className="button small" data-rank="secondary">
        Reset everything
      </button>
    </form>
  );
}

function placeholderOf(name: string): string {
  if (name === "--visa-radius") return "8px";
  return name === "--visa-font" ? "Georgia, serif" : "a colour";
}
