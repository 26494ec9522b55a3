/** Has a picture painted by a worker, beside the page; what is returned calls it off.
 *  Browsers that cannot do so keep what is behind the picture. */
export function paintInWorker<T>(
  later: (run: () => void) => void, // when there is time for it
  start: () => Worker,
  wanted: T,
  show: (picture: ImageBitmap) => void,
): () => void {
  if (typeof OffscreenCanvas === 'undefined') return () => {};
  let worker: Worker | undefined;
  let wished = true;
  later(() => {
    if (!wished) return;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      show(data);
      worker?.terminate();
    };
    worker.postMessage(wanted);
  });
  return () => {
    wished = false;
    worker?.terminate();
  };
}
