/** Calls `run` once `element` is within a screen of the window; the function that it returns cancels that. */
export function whenNearViewport<T extends Element>(element: T, run: (element: T) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run(element);
    },
    { rootMargin: "100%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
