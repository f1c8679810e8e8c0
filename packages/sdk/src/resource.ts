import type { Transport } from './transport.ts'

/** What every generated resource stands on. */
export abstract class Resource {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}
