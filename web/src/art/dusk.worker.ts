/** Paints the camp beside the page, so that nobody waits for it. */
import { HEIGHT, WIDTH } from './camp';
import { paint, SKY, type Dusk } from './dusk';

addEventListener('message', ({ data }: MessageEvent<Dusk>) => {
  const { pixels } = data;
  const canvas = new OffscreenCanvas(WIDTH * pixels, (HEIGHT - SKY) * pixels);
  paint(canvas.getContext('2d')!, data);
  const picture = canvas.transferToImageBitmap();
  postMessage(picture, { transfer: [picture] });
});
