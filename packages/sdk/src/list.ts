import type { WithResponse } from './response.ts'

/** Lists of the API: awaited, one page; iterated, all of them. */

export interface ListEnvelope<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
}

export interface PageQuery {
  starting_after?: number | undefined
  ending_before?: number | undefined
}

/** Fetches the page that a cursor leads to. */
type FetchPage<Item> = (cursor: PageQuery) => Promise<WithResponse<Page<Item>>>

export class Page<Item> implements ListEnvelope<Item>, AsyncIterable<Item> {
  readonly object = 'list'
  readonly data: Item[]
  readonly has_more: boolean
  readonly #next: PageQuery | undefined
  readonly #backwards: boolean
  readonly #fetchPage: FetchPage<Item>

  /** `cursor`: the field that the API pages by. Without one the list has one page. */
  constructor(
    list: ListEnvelope<Item>,
    query: PageQuery,
    cursor: keyof Item | undefined,
    fetchPage: FetchPage<Item>,
  ) {
    this.data = list.data
    this.has_more = list.has_more
    this.#fetchPage = fetchPage
    this.#backwards = query.ending_before !== undefined
    const last = list.data.at(this.#backwards ? 0 : -1)
    if (!list.has_more || !last || cursor === undefined) return
    const at = last[cursor] as number
    this.#next = this.#backwards ? { ending_before: at } : { starting_after: at }
  }

  /** The next page in the direction of the first; null after the last. */
  async nextPage(): Promise<WithResponse<Page<Item>> | null> {
    return this.#next ? this.#fetchPage(this.#next) : null
  }

  /** From here to the end. With `ending_before` it walks away from that id, so each page is read from its end. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for (let page: Page<Item> | null = this; page; page = await page.nextPage())
      yield* page.#backwards ? [...page.data].reverse() : page.data
  }
}

/** `await` gives the first page, `for await` every row of every page. */
export interface ListPromise<Item> extends Promise<WithResponse<Page<Item>>>, AsyncIterable<Item> {}

export function listPromise<Item>(first: Promise<WithResponse<Page<Item>>>): ListPromise<Item> {
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      yield* await first
    },
  })
}
