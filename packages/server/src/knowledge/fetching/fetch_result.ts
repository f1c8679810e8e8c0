import type { SourceFailure } from '../reading/failure.ts'

/** What a server told us to ask with the next time, so that it need not send again what we have. */
export interface Validators {
  etag: string | null
  last_modified: string | null
}

/** What was fetched before, by the address it was found at in the end. */
export type ValidatorsByUrl = ReadonlyMap<string, Validators>

interface UnchangedPage {
  state: 'unchanged'
  url: string
}

export interface FetchedBytes {
  state: 'fetched'
  /** Where it was found in the end, after redirects. */
  url: string
  contentType: string | null
  filename: string | null
  bytes: Buffer
  validators: Validators
}

export type FetchResult = UnchangedPage | FetchedBytes

export type SitePage = FetchResult | { state: 'failed'; url: string; failure: SourceFailure }
