import type { Diagram } from '../diagram.ts';

export const diagrams: readonly Diagram[] = [];
