interface LazyPictureProps {
  readonly className: string;
  readonly src: string;
  readonly alt?: string;
  readonly size: readonly [width: number, height: number];
}

export function LazyPicture({ size: [width, height], alt = "", ...image }: LazyPictureProps) {
  return <img {...image} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
