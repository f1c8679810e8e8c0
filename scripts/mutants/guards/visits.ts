import { guardsOf } from '../mutant.ts'

const visits = 'packages/server/src/visits'
const http = 'packages/server/src/http'
const tested = (...names: string[]) => names.map((name) => `${visits}/${name}.test.ts`)

/** What keeps visitors apart, foreign pages out, and everything that is not meant for a visitor in. */
export const visitGuards = [
  ...guardsOf(`${visits}/tokens.ts`, tested('tokens'), [
    [
      'a token is signed',
      "if (!verify(purpose, text, signature.join('.'))) return null",
      'if (!verify) return null',
    ],
    ['a token ends', 'now.getTime() < expires ?', 'expires > 0 ?'],
    ['a token outlives the seven days of a pause', '8 * 24 * 60', '7 * 24 * 60'],
    ['a token is for one purpose', "'vd_', 'visitor document'", "'vd_', 'visitor token'"],
  ]),
  ...guardsOf(`${visits}/guests.ts`, tested('tokens', 'talk', 'reception', 'documents'), [
    ['Idempotency-Keys of two visitors never meet', '      keySpace: visitor,\n', ''],
    ['a start is repeated from its own address only', '${public_id}:${address}`', '${public_id}`'],
    ['whose conversation is gone is nobody', 'if (!guest) throw refusal()', ''],
  ]),
  ...guardsOf(`${visits}/repository.ts`, tested('reception', 'stream', 'watch'), [
    ['what cannot be a public id is not looked for', 'if (!publicId.test(public_id)) return undefined', ''],
    [
      'an archived agent receives nobody',
      'a.public_id = ${public_id} and not a.archived`',
      'a.public_id = ${public_id}`',
    ],
    [
      'who receives is shown as it was when the conversation began',
      "s.content->'identity' as identity",
      `(select to_jsonb(i) from identities i
          where i.organization_id = a.organization_id and i.id = a.identity_id) as identity`,
    ],
    ['only what is new is told', '        and t.id > ${after}\n', ''],
    [
      'messages of one conversation are told',
      ' and t.conversation_id = ${conversation_id}\n        and t.id',
      '\n        and t.id',
    ],
  ]),
  ...guardsOf(`${visits}/origins.ts`, tested('origins'), [
    ['a page that is not allowed can read nothing', 'reply.removeHeader(name)', 'reply.hasHeader(name)'],
    ['our own pages may call', ' || isOwnOrigin(request, publicUrl)', ''],
    ['origins are compared as browsers write them', 'originOf(allowed) === origin', 'allowed === origin'],
    ['caches keep the answers of pages apart', "reply.header('Vary', 'Origin')", ''],
  ]),
  ...guardsOf(`${visits}/admission.ts`, tested('origins', 'limits', 'stream', 'documents'), [
    [
      'a page that is not allowed is refused',
      'if (isForeignPage(request, receivedBy.allowed_origins, publicUrl)) throw shutOut(request, reply)',
      '',
    ],
    [
      'a stream ends when its page is not allowed any more',
      'return !isForeignPage(this, receivedBy.allowed_origins, publicUrl)',
      'return receivedBy !== undefined',
    ],
    ['a preflight for an agent is checked', ' || namesAgent(request)', ''],
    ['calls of an address are limited', 'await limits.spendCall(address)', ''],
    ['starts of an address are limited', 'await limits.spendStart(address)', '{}'],
    ['messages of a visitor are limited', 'await limits.spendMessage(caller.bucket)', '{}'],
    ['no token lies in a cache', "reply.header('Cache-Control', 'no-store')", ''],
  ]),
  ...guardsOf(`${visits}/limits.ts`, tested('limits'), [
    [
      'an address is stored in no form that tells it',
      "secrets.sign('visitor address', networkOf(address))",
      'networkOf(address)',
    ],
  ]),
  ...guardsOf(`${visits}/network.ts`, tested('network'), [
    ['a household is limited as one', '.slice(0, 4)', ''],
    ['IPv4 that IPv6 carries is told apart', "shortest.startsWith('::ffff:')", 'false'],
  ]),
  ...guardsOf(`${visits}/nearest_language.ts`, tested('nearest_language'), [
    [
      'a wider language is near',
      'for (let length = parts.length; length > 0; length--)',
      'for (const length of [parts.length])',
    ],
    ['a sister is near', '=== parts[0])', '=== undefined)'],
  ]),
  ...guardsOf(`${visits}/turns.ts`, tested('talk', 'leak'), [
    ['what was captured is the owner’s', 'if (heard.includes(event)) tell', "if (event !== 'accepted') tell"],
    ['a message is shown as visitors see it', 'keep(db, seen(turn))', 'keep(db, turn as never)'],
    [
      'an accepted message is shown as visitors see it',
      'tell(event, shown.message(organization_id, accepted.message))',
      'tell(event, data)',
    ],
  ]),
  ...guardsOf(`${visits}/shown.ts`, tested('reception', 'documents'), [
    ['the identity gives the name', 'identity?.display_name ?? name', 'name'],
    [
      'a deliverable is handed over by an address',
      'deliverable: { title, url } })',
      'deliverable } as never)',
    ],
  ]),
  ...guardsOf(`${visits}/service.ts`, tested('leak', 'documents', 'reception'), [
    ['what is wrong with a flow is hidden', '.catch(hideFlow)', ''],
    ['a document tells nobody its address', "    'Referrer-Policy': 'no-referrer',\n", ''],
    ['a document stands in no frame', "; frame-ancestors 'none'", ''],
    ['the agent speaks one of its languages', 'nearest ?? languages[0] ??', 'wanted ??'],
  ]),
  ...guardsOf(`${visits}/stream.ts`, tested('stream'), [
    ['a stream ends with its conversation', 'if (status === undefined) return', ''],
    ['what changed nothing is not told', 'if (said.length === 0 && status === told) continue', ''],
    ['nothing is told twice', 'seen = said.at(-1)?.id ?? seen', ''],
  ]),
  ...guardsOf(`${visits}/watch.ts`, tested('watch'), [
    ['others are left in peace', 'concerned?.has(conversation_id) ?? true', 'true'],
    ['who listens in vain is told so', 'if (house.broken) throw house.broken', ''],
    ['what broke is opened anew', '      close(organization_id, house)\n      for', '      for'],
  ]),
  ...guardsOf(`${http}/event_stream.ts`, tested('stream'), [
    [
      'a visitor has some streams and not all',
      'if (own.length >= mostOfVisitor) throw tooMany(mostOfVisitor)',
      '',
    ],
  ]),
  ...guardsOf(`${http}/request_log.ts`, tested('documents'), [
    ['no log opens a document', ".replace(/^(\\/visit\\/documents\\/).+$/, '$1…')", ''],
  ]),
  ...guardsOf(`${http}/bind.ts`, tested('tokens'), [
    ['what was stored of a visit is erased with it', " || object === 'visit'", ''],
  ]),
  ...guardsOf('packages/server/src/jobs/sweeps.ts', tested('limits'), [
    ['buckets are kept for a day', "'refilled_at', before(now, 24)", "'refilled_at', before(now, 23)"],
  ]),
]
