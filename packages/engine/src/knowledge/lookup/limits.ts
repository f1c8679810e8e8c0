import { anyPhrase } from '../language/patterns.ts'

const words = anyPhrase(`
  not, no, never, none, only, except, excluding, unless, until, without, must, minimum, maximum, at least, at most,
  include[sd]?, including, plus, all, every, each,
  nicht, kein\\p{L}{0,2}, nie, niemals, nur, außer, ausgenommen, ohne, mindestens, höchstens, maximal, muss, müssen,
  inklusive, inkl, zuzüglich, zzgl, enthalten, alle[nr]?, jede[rsnm]?`)

/** "All prices include VAT", "only with a prescription". */
export const limits = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu')
export const opensWithLimit = new RegExp(`^${words}(?!\\p{L})`, 'iu')
