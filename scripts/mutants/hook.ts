import { registerHooks } from 'node:module'
import { applyEdit, type Mutant } from './edit.ts'

/** Loaded before the tests: the one file that the mutant names is changed as it is read, never on disk. */

const { FOYER_MUTANT } = process.env
if (FOYER_MUTANT) {
  const mutant = JSON.parse(FOYER_MUTANT) as Mutant
  const target = new URL(`../../${mutant.file}`, import.meta.url).href
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url !== target || !loaded.source) return loaded
      return { ...loaded, source: applyEdit(textOf(loaded.source), mutant) }
    },
  })
}

function textOf(source: string | NodeJS.ArrayBufferView | ArrayBuffer): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
