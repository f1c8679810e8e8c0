import type { FoyerOptions } from './options.ts'
import { Resources } from './resources.gen.ts'
import { Transport } from './transport.ts'

/** The client: `new Foyer({ apiKey })`, and one property per resource. */
export class Foyer extends Resources {
  constructor(options: FoyerOptions) {
    super(new Transport(options))
  }
}
