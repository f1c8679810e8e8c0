import type { Rows } from '../../platform/db/index.ts'

/** A model setting as a row keeps it. */

/** Prices as an owner sets them: without one of its own, what the cache serves costs as much as anything else. */
export interface StoredPrices {
  input: number
  cached?: number
  output: number
  currency: string
}

/** What the last test found out about a model. */
export interface Findings {
  native_tools?: boolean
  context_tokens?: number
}

/** The second model; its key has a column of its own, which no export reads. */
export interface StoredFallback {
  provider: string
  model: string
  base_url?: string
  context_tokens?: number
  prices?: StoredPrices
  found?: Findings
}

type Row = Rows['organization_models']
type Objects = 'prices' | 'found' | 'fallback'
export interface OrganizationModelRow
  extends Omit<Row, 'organization_id' | 'credits_per_million_tokens' | Objects> {
  prices: StoredPrices | null
  found: Findings | null
  fallback: StoredFallback | null
}
