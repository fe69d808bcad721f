interface LazyPictureProps {
  className: string;
  src: string;
  alt?: string;
  size: readonly [width: number, height: number];
}

export function LazyPicture({ size: [width, height], alt = "", ...image }: LazyPictureProps) {
  return <img {...image} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
