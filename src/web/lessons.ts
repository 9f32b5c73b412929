/** Which tasks are solved: only this browser remembers. */
import { shelfOf } from './storage.ts';

const shelf = shelfOf('sealed-move/lessons');
const SOLVED = 'yes';

for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-solved]')) {
  if (dataset.solved) shelf.put(dataset.solved, SOLVED);
}
for (const task of document.querySelectorAll<HTMLElement>('[data-task]')) {
  const mark = task.querySelector<HTMLElement>('.solved');
  if (mark) mark.hidden = shelf.get(task.dataset.task ?? '') !== SOLVED;
}
