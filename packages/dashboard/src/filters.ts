import {
  conversationStatuses,
  fits,
  gapStatuses,
  sourceKinds,
  sourceStatuses,
} from '@foyer/contract/vocabulary'

/** Filters stand in the address, so that a filtered page can be shared. What makes no sense there is left out. */

type Search = Record<string, unknown>

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

/** Any of them may be missing. */
const anyOf = <Filters extends object>(filters: Filters): Partial<Filters> => filters

const yes = (value: unknown): 'yes' | undefined => oneOf(['yes'], value)

/** As the API takes it. */
const assignee = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(me|none|[1-9]\d{0,14})$/.test(value) ? value : undefined

export const agentFilters = ({ archived, create }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
  })

export const conversationFilters = ({ status, agent, fit, query, ...more }: Search) =>
  anyOf({
    status: oneOf(conversationStatuses, status),
    agent: text(agent),
    fit: oneOf(fits, fit),
    query: text(query),
    unread: yes(more.unread),
    person_wanted: yes(more.person_wanted),
    /** The id of a member, `me` or `none`. */
    assignee: assignee(more.assignee),
    /** Conversations that try an agent out, instead of those of visitors. */
    test: yes(more.test),
    /** The first and the last day that count, as `2026-03-10`. */
    since: text(more.since),
    until: text(more.until),
  })

export const contactFilters = ({ query }: Search) => anyOf({ query: text(query) })

export const leadFilters = ({ agent, fit, since, until, lead }: Search) =>
  anyOf({
    agent: text(agent),
    fit: oneOf(fits, fit),
    since: text(since),
    until: text(until),
    /** The id of the lead whose brief is open. */
    lead: text(lead),
  })

export const savedReplyFilters = ({ archived, create, edit }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
    /** Opens the form of this reply. */
    edit: text(edit),
  })

export const gapFilters = ({ status, agent, query }: Search) =>
  anyOf({
    /** `all` is every status; without one, the open ones. */
    status: oneOf([...gapStatuses, 'all'], status),
    agent: text(agent),
    query: text(query),
  })

export const sourceFilters = ({ status, archived, add, gap }: Search) =>
  anyOf({
    status: oneOf(sourceStatuses, status),
    archived: yes(archived),
    /** Opens the form, for this kind of source. */
    add: oneOf(sourceKinds, add),
    /** The gap that the source is to answer. */
    gap: text(gap),
  })

export const apiKeyFilters = ({ revoked, create }: Search) =>
  anyOf({
    revoked: yes(revoked),
    /** Opens the form. */
    create: yes(create),
  })
