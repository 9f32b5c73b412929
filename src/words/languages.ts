/** The supported languages, each by its BCP 47 tag: `export { words as 'pt-BR' } from './pt-BR/index.ts'`. */
export { words as en } from './en/index.ts';
