/** Paints caves beside the page, so that nothing stutters. */
import { paint, type Cave } from './cave';

addEventListener('message', ({ data }: MessageEvent<Cave>) => {
  const canvas = new OffscreenCanvas(data.w * data.pixels, data.h * data.pixels);
  paint(canvas.getContext('2d')!, data);
  const picture = canvas.transferToImageBitmap();
  postMessage(picture, { transfer: [picture] });
});
