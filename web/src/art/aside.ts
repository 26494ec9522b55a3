/** Has a picture painted by a worker, beside the page; what is returned calls it off.
 *  Browsers that cannot do so keep what is behind the picture. */
export function paintAside<T>(
  start: () => Worker,
  wanted: T,
  show: (picture: ImageBitmap) => void,
): () => void {
  if (typeof OffscreenCanvas === 'undefined') return () => {};
  let worker: Worker | undefined;
  // What comes first is seen first.
  const timer = setTimeout(() => {
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      show(data);
      worker?.terminate();
    };
    worker.postMessage(wanted);
  }, 60);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
}
