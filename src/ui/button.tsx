import type { ComponentProps } from "react";

interface ButtonProps extends Pick<ComponentProps<"button">, "children" | "onClick"> {
  readonly rank: "primary" | "secondary";
}

export function Button({ rank, ...button }: ButtonProps) {
  return <button type="button" className="button" data-rank={rank} {...button} />;
}
