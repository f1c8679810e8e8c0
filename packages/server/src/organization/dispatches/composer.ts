import type { Tenant } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import type { Letter } from '../letters/letter.ts'
import type { DispatchChannel, Recipient } from './repository.ts'

/** What a composer has to work with. */
export interface Composition {
  tenant: Tenant
  organization: Organization
  dispatch: {
    id: number
    channel: DispatchChannel
    conversation_id: number | null
    data: Record<string, unknown>
    created_at: Date
  }
  /** What only the recipient may know, such as the token of a link. */
  secret: string | null
  /** Null for a chat. */
  recipient: Recipient | null
  language: Language
  publicUrl: string
  now: Date
}

/** Says what a dispatch of its kind says, when it is sent. Null: there is nothing to tell any more. */
export type Composer = (composition: Composition) => Promise<Letter | null>
/** By kind. */
export type Composers = Readonly<Record<string, Composer>>

export type Language = 'en' | 'de'

/** The languages that mails are written in; English for everybody else. */
export const languageFor = (locale: string): Language => (/^de\b/i.test(locale) ? 'de' : 'en')
