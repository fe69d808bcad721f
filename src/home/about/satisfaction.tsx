import type { Gauge } from "#content/firm/praise.ts";
import { interpolate } from "#content/interpolate.ts";
import { locale } from "#content/language.ts";
import { labels, satisfaction } from "#content/site/home.ts";

const size = 75;
const stroke = 3;
const percentage = new Intl.NumberFormat(locale, { style: "percent" });

function Dial({ label, percent, source }: Gauge) {
  const words = percentage.format(percent / 100);
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  return (
    <div className="gauge">
      <svg
        className="gauge-dial"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={interpolate(labels.gauge, { label, percent: words })}
      >
        <circle className="gauge-track" {...circle} />
        <circle className="gauge-arc" {...circle} pathLength={100} strokeDasharray={`${percent} 100`} />
        <text className="gauge-percent" x="50%" y="50%">
          {words}
        </text>
      </svg>
      <p className="gauge-label" aria-hidden="true">
        {label}
      </p>
      {!source && <span className="status-mark">{labels.sample}</span>}
    </div>
  );
}

export function Satisfaction() {
  if (satisfaction.gauges.length === 0) return null;
  return (
    <section className="satisfaction">
      <h3>{satisfaction.title}</h3>
      <p>{satisfaction.text}</p>
      <div className="gauges">
        {satisfaction.gauges.map((gauge) => (
          <Dial key={gauge.label} {...gauge} />
        ))}
      </div>
    </section>
  );
}
