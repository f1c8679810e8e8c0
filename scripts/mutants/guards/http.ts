import { guardsOf } from '../mutant.ts'

const http = 'packages/server/src/http'
const test = (name: string) => [`${http}/${name}.test.ts`]
const sweep = ['packages/server/src/sweep.test.ts']

/** What stands between a request and a service function. */
export const httpGuards = [
  ...guardsOf(`${http}/auth.ts`, test('auth'), [
    ['an unknown key is refused', 'if (!found) throw invalidKey()', ''],
    ['a missing key is told apart from a bad one', 'if (header === undefined)', 'if (false)'],
  ]),
  ...guardsOf(`${http}/api_key.ts`, test('auth'), [
    ['a key has its shape', 'if (!shape.test(key)) return false', ''],
    [
      'a key has its checksum',
      'return timingSafeEqual(Buffer.from(key.slice(-6)), Buffer.from(checksum(key.slice(0, -6))))',
      'return true',
    ],
  ]),
  ...guardsOf(`${http}/key_ring.ts`, test('auth'), [
    ['a revoked key is not found', ' and k.revoked_at is null', ''],
    ['a revoked key is forgotten at once', 'else kept.delete(hash)', ''],
    ['an expired key is refused', '(row.expires_at && row.expires_at <= now())', 'false'],
  ]),
  ...guardsOf(`${http}/rate_limit.ts`, test('rate_limit'), [
    ['an empty bucket refuses', 'throw refuseUntil(lease.emptyUntil, time)', 'return spend(lease)'],
    ['a lease holds what the bucket granted', 'lease.tokens = granted', 'lease.tokens = block'],
    [
      'unused tokens are given up',
      'return lease.tokens > 0 && now().getTime() < lease.until ? spend(lease)',
      'return lease.tokens > 0 ? spend(lease)',
    ],
  ]),
  ...guardsOf(`${http}/input.ts`, sweep, [
    ['the query fits its schema', 'check(checkQuery, query)', ''],
    ['the body fits its schema', 'check(checkBody, body)', ''],
    ['an id is a positive integer', '!integer.test(text) ||', ''],
  ]),
  ...guardsOf(
    `${http}/input.ts`,
    ['packages/server/src/resources/voice_profiles/*.test.ts', ...test('envelope')],
    [
      ['a page has one direction', 'refuseTwoDirections(query)', ''],
      [
        'a slug is text that storage can compare',
        "if (!text.isWellFormed() || text.includes('\\0')) throw missing()",
        '',
      ],
    ],
  ),
  ...guardsOf(
    `${http}/paging.ts`,
    ['packages/server/src/resources/voice_profiles/*.test.ts'],
    [
      ['archived rows are left out', 'sql`and not t.archived`', 'sql``'],
      ['has_more tells the truth', 'has_more: rows.length > limit', 'has_more: false'],
      ['a page backwards is shown newest first', 'kept.reverse()', ''],
      ['a page starts after its cursor', 'sql`and t.id < ${after}`', 'sql``'],
    ],
  ),
  ...guardsOf(`${http}/idempotency.ts`, test('idempotency'), [
    ['a key is printable and not too long', '|| !shape.test(header)', ''],
    ['a key that is in use is refused', 'if (!row?.free) throw stillRunning()', ''],
    ['a key is for one request', 'if (!row.fingerprint.equals(fingerprint))', 'if (false)'],
    [
      'an answer is kept for 24 hours only',
      'if (row.created_at <= forgottenBefore(context)) return forget(db, key)',
      '',
    ],
    [
      'a key that is free again can be taken',
      'if (row.created_at <= forgottenBefore(context)) return forget(db, key)',
      'if (row.created_at <= forgottenBefore(context)) return undefined',
    ],
    ['the method and the address are part of the request', '`${method} ${url}\\n${', '`${'],
    ['404 is final', ' || status === 404', ''],
    ['409 is final', ' || status === 409', ''],
    ['422 is final', ' || status === 422', ''],
    ['nothing else is final', 'status < 300 || status === 404', 'status < 600 || status === 404'],
  ]),
  ...guardsOf(`${http}/once.ts`, test('idempotency'), [
    ['who was too late looks again', 'if (!isAnsweredMeanwhile(error)) throw error', 'throw error'],
    ['a refusal is stored under its key', 'if (!answer) throw error', 'throw error'],
    ['only what is final is stored', ' || !isFinal(error.status)', ''],
    [
      'a repeated request is not performed again',
      'if (stored) return replay(keyed, stored)\n      const answer',
      'const answer',
    ],
  ]),
  ...guardsOf(`${http}/caller.ts`, sweep, [
    [
      'a read-only key does not write',
      "if (actor.type === 'api_key' && actor.role === 'read_only')",
      'if (false)',
    ],
    [
      'a read-only caller may try out',
      "if (access === 'read' || dryRun) return",
      "if (access === 'read') return",
    ],
  ]),
  ...guardsOf(`${http}/bind.ts`, sweep, [
    ['a dry run keeps nothing', '{ keep: !call.dryRun }', '{ keep: true }'],
  ]),
  ...guardsOf(
    `${http}/versioned.ts`,
    ['packages/server/src/resources/flow/states.test.ts'],
    [
      ['an edit of an older version is refused', 'if (ifMatch === undefined) return', 'return'],
      ['an edit of the current version is not', ' || wanted.includes(etagOf(version))) return', ') return'],
    ],
  ),
  ...guardsOf(`${http}/unrouted.ts`, test('envelope'), [
    ['an unknown path is missing', 'if (methods.length === 0) throw missing()', ''],
  ]),
  ...guardsOf(`${http}/error_handler.ts`, test('envelope'), [
    ['too large is 413', 'if (status === 413)', 'if (false)'],
    ['a wrong content type is 415', 'if (status === 415)', 'if (false)'],
  ]),
  ...guardsOf(`${http}/validate.ts`, test('envelope'), [
    ['unknown keys come first, missing ones second', '.sort((a, b) => rank(a) - rank(b))', ''],
  ]),
  ...guardsOf(`${http}/request_id.ts`, test('envelope'), [
    [
      'only a sane request id is taken over',
      "typeof given === 'string' && sane.test(given)",
      "typeof given === 'string'",
    ],
  ]),
]
