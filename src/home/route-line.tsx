interface Props {
  className: string;
  /** A path in a box of 100 by 100 that stretches to the element's size. */
  d: string;
}

export function RouteLine({ className, d }: Props) {
  return (
    <svg
      className={`route-line ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
