/** Keeps the picture of a game in progress up to date. */
import { part } from './parts.ts';

const picture = part('showcase', HTMLImageElement);
const { live, pictures } = picture?.dataset ?? {};
if (picture && live !== undefined && pictures !== undefined) {
  const socket = new WebSocket(new URL(live, location.href.replace(/^http/, 'ws')));
  socket.addEventListener('message', ({ data }) => {
    if (!String(data).startsWith('{')) return;
    const { ply } = JSON.parse(String(data)) as { readonly ply: number };
    picture.src = `${pictures}${ply}.png`;
  });
}
