import { attributes, customProperties, type Property } from "../element-api.ts";
import { filled, type PartnerPageWords } from "./words.ts";

const colours = /accent|ink|surface|line|danger/;

/** Every attribute and theme property as a control named after it; which file, where there is a choice. */
export function Controls(props: { readonly pinned: boolean; readonly words: PartnerPageWords }) {
  const { pinned, words } = props;
  const { controls, docs } = words;
  return (
    <form id="controls" className="card controls" aria-label={controls.name}>
      <fieldset>
        <legend>{controls.attributes}</legend>
        {Object.entries(attributes).map(([property, { name, type }]) => (
          <div className="control" key={name}>
            <label htmlFor={`attribute-${name}`}>{name}</label>
            {type.includes("|") ? (
              <select id={`attribute-${name}`} name={name} aria-describedby={`hint-${name}`}>
                <option value="">{controls.notSet}</option>
                {[...type.matchAll(/"(\w+)"/g)].map(([, value]) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : type === "boolean" ? (
              <input id={`attribute-${name}`} name={name} type="checkbox" aria-describedby={`hint-${name}`} />
            ) : (
              <input
                id={`attribute-${name}`}
                name={name}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={docs.attributes[property as Property].usual}
                defaultValue={name === "partner" ? "your-code" : undefined}
                aria-describedby={`hint-${name}`}
              />
            )}
            <small id={`hint-${name}`}>{docs.attributes[property as Property].doc}</small>
          </div>
        ))}
        <label className="check">
          <input type="checkbox" name="no-heading" /> {controls.noHeading}
        </label>
      </fieldset>
      <fieldset>
        <legend>{controls.theme}</legend>
        {Object.keys(customProperties).map((name) => (
          <div className="control" key={name}>
            <label htmlFor={`theme${name}`}>{name}</label>
            <div className="control-row">
              <input
                id={`theme${name}`}
                name={name}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholderOf(name, controls.colour)}
                aria-describedby={`hint${name}`}
              />
              {colours.test(name) && (
                <input
                  type="color"
                  data-for={name}
                  aria-label={filled(controls.pick, { name })}
                  defaultValue="#a8322a"
                />
              )}
            </div>
            <small id={`hint${name}`}>{docs.theme[name]}</small>
          </div>
        ))}
      </fieldset>
      {pinned && (
        <fieldset>
          <legend>{controls.file}</legend>
          <label className="check">
            <input type="radio" name="file" value="evergreen" defaultChecked /> {controls.evergreen}
          </label>
          <label className="check">
            <input type="radio" name="file" value="pinned" /> {controls.pinned}
          </label>
        </fieldset>
      )}
      <button type="reset" className="button small" data-rank="secondary">
        {controls.reset}
      </button>
    </form>
  );
}

function placeholderOf(name: string, colour: string): string {
  if (name === "--visa-radius") return "8px";
  return name === "--visa-font" ? "Georgia, serif" : colour;
}
