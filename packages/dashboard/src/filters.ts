import {
  conversationStatuses,
  deliveryStatuses,
  draftStatuses,
  factTopics,
  fits,
  gapOrders,
  gapStatuses,
  promptKinds,
  sourceKinds,
  sourceOrders,
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

/** Of one thing, as the API takes it. */
const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? value : undefined

/** As the API takes it. */
const assignee = (value: unknown): string | undefined => oneOf(['me', 'none'], value) ?? id(value)

export const agentFilters = ({ archived, create }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
  })

export const flowSearch = ({ edit }: Search) =>
  anyOf({
    /** The form that is open: `phase-3`, `slot-5`. */
    edit: text(edit),
  })

export const flowVersionSearch = ({ version, compare }: Search) =>
  anyOf({
    version: id(version),
    /** Without it: with the version before. */
    compare: oneOf(['current'], compare),
  })

export const promptSearch = ({ kind, version, compare }: Search) =>
  anyOf({
    kind: oneOf(promptKinds, kind),
    /** The ids of the version that is shown, and of the one that it is compared with. */
    version: id(version),
    compare: id(compare),
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
    lead: id(lead),
  })

export const savedReplyFilters = ({ archived, create, edit }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
    /** Opens the form of this reply. */
    edit: id(edit),
  })

export const gapFilters = ({ status, agent, query, order }: Search) =>
  anyOf({
    /** `all` is every status; without one, the open ones. */
    status: oneOf([...gapStatuses, 'all'], status),
    agent: text(agent),
    query: text(query),
    order: oneOf(gapOrders, order),
  })

/** Facts that need a look, or that one looks for. */
export const factViews = ['unreviewed', 'own', 'universal', 'unsupported'] as const

export const factFilters = ({ view, topic, agent, query, archived, add }: Search) =>
  anyOf({
    view: oneOf(factViews, view),
    topic: oneOf(factTopics, topic),
    agent: text(agent),
    query: text(query),
    archived: yes(archived),
    /** Opens the form. */
    add: yes(add),
  })

export const sourceFilters = ({ status, archived, query, order, add, gap }: Search) =>
  anyOf({
    status: oneOf(sourceStatuses, status),
    query: text(query),
    order: oneOf(sourceOrders, order),
    archived: yes(archived),
    /** Opens the form, for this kind of source. */
    add: oneOf(sourceKinds, add),
    /** The gap that the source is to answer. */
    gap: id(gap),
  })

export const catalogFilters = ({ archived, create }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
  })

export const criterionFilters = ({ archived, create, edit }: Search) =>
  anyOf({
    archived: yes(archived),
    create: yes(create),
    /** The criterion whose form is open. */
    edit: id(edit),
  })

export const proposalFilters = ({ status, edit }: Search) =>
  anyOf({
    /** Without one, those that wait for a decision. */
    status: oneOf(draftStatuses, status),
    /** The proposal whose form is open. */
    edit: id(edit),
  })

export const webhookFilters = ({ archived, create }: Search) =>
  anyOf({
    archived: yes(archived),
    /** Opens the form. */
    create: yes(create),
  })

export const deliveryFilters = ({ status, edit }: Search) =>
  anyOf({
    status: oneOf(deliveryStatuses, status),
    /** Opens the form of the endpoint. */
    edit: yes(edit),
  })

/** A person or a key by its id, or everybody of a kind. */
const actor = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(person|api_key|visitor|system)(-[1-9]\d{0,14})?$/.test(value)
    ? value
    : undefined

export const auditFilters = ({ who, kind, since, until, entry }: Search) =>
  anyOf({
    /** As `person-3`, or `visitor`. */
    who: actor(who),
    /** The type of the object, such as `service`. */
    kind: text(kind),
    since: text(since),
    until: text(until),
    /** The id of the entry whose details are open. */
    entry: text(entry),
  })

export const usagePeriods = ['7', '30', '90', '365'] as const
export const usageMeasures = ['conversations', 'messages', 'model_calls', 'model_tokens'] as const

export const usageFilters = ({ days, show }: Search) =>
  anyOf({
    /** How many of them, today included; without it, 30. */
    days: oneOf(usagePeriods, days),
    /** What the chart shows; without it, conversations. */
    show: oneOf(usageMeasures, show),
  })

export const apiKeyFilters = ({ revoked, create }: Search) =>
  anyOf({
    revoked: yes(revoked),
    /** Opens the form. */
    create: yes(create),
  })
