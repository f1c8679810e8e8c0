import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const endpoints = [`${server}/resources/webhook_endpoints/routes.test.ts`]
const delivering = [`${server}/resources/webhook_endpoints/deliver_webhooks.test.ts`]
const streams = [`${server}/resources/events/stream.test.ts`]

/** What goes out, to whom, and who hears of it. */
export const webhookGuards = [
  ...guardsOf(
    `${server}/outbound/request.ts`,
    [`${server}/outbound/request.test.ts`],
    [
      [
        'a literal address inside is refused',
        'if (!allowed && isIP(host) && !isOutside(host))',
        'if (false)',
      ],
      ['a name that leads inside is refused', 'if (forbidden && !allowed)', 'if (false)'],
      [
        'the operator allows a host with its port',
        "`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`",
        'hostname',
      ],
      ['only http and https are called', '!/^https?:$/.test(url.protocol)', 'false'],
      ['an endless body is cut off', 'if (collected.cut) cutOff()', ''],
      ['a receiver that hangs is given up', 'timeoutSeconds * 1000,', '2 ** 30,'],
    ],
  ),
  ...guardsOf(
    `${server}/outbound/address.ts`,
    [`${server}/outbound/address.test.ts`],
    [
      [
        'an IPv4 address inside IPv6 counts as what it is',
        "if (carriers.check(address, 'ipv6'))",
        'if (false)',
      ],
      ['tunnels and documentation are inside', " && !insideV6.check(address, 'ipv6')", ''],
      ['a zone is link-local', " || address.includes('%')", ''],
      ['only public IPv6 is outside', "publicV6.check(address, 'ipv6') && ", ''],
    ],
  ),
  ...guardsOf(
    `${server}/secrets.ts`,
    [`${server}/secrets.test.ts`],
    [
      [
        'a key is for one purpose',
        "Buffer.from(hkdfSync('sha256', secret.bytes, 'foyer', purpose, 32))",
        "Buffer.from(hkdfSync('sha256', secret.bytes, 'foyer', '', 32))",
      ],
      [
        'a signature is compared',
        'given.length === expected.length && timingSafeEqual(given, expected)',
        'true',
      ],
    ],
  ),
  ...guardsOf(`${server}/http/once.ts`, endpoints, [
    ['a stored secret is encrypted', 'body: seal.close(answer.body)', 'body: answer.body'],
    ['a call outside is made once', 'if (stored) return replay(keyed, stored)\n  const', 'const'],
    ['the key is taken before the call', 'if (!found) begin(context, db, key, fingerprint)', ''],
  ]),
  ...guardsOf(`${server}/http/idempotency.ts`, endpoints, [
    ['a call that is under way is not repeated', 'throw stillRunning()\n  }', 'return undefined\n  }'],
    [
      'a call that nobody makes any more is free',
      'if (row.created_at <= abandonedBefore(context)) return forget(db, key)',
      '',
    ],
  ]),
  ...guardsOf(`${server}/http/event_stream.ts`, streams, [
    ['a revoked key ends its stream', 'if (!(await isStillAdmitted())) return', ''],
    ['a client that takes nothing is cut off', '() => reply.raw.destroy()', '() => {}'],
    ['streams have a limit', 'if (present.length >= most)', 'if (false)'],
    ['a stream ends with its server', 'for (const listener of this.#listeners.keys()) listener.abort()', ''],
  ]),
  ...guardsOf(`${server}/runtime/event_feed.ts`, streams, [
    ['a late commit is waited for', 'if (oldest >= next) break', 'break'],
  ]),
  ...guardsOf(`${server}/resources/webhook_endpoints/rules.ts`, endpoints, [
    ['a subscription names what exists', 'if (place < 0) return', 'return'],
    [
      'an address inside is refused at once',
      "if (refusal) throw refuse('parameter_invalid', refusal, { param: 'url' })",
      '',
    ],
    ['an address holds no password', 'if (username || password)', 'if (false)'],
  ]),
  ...guardsOf(`${server}/resources/webhook_endpoints/rules.ts`, delivering, [
    [
      'an endpoint has five days',
      'if (now.getTime() - failing_since.getTime() < patienceMs) return null',
      '',
    ],
    ['410 is final', 'if (outcome.gone) return outcome.last_error', ''],
  ]),
  ...guardsOf(`${server}/resources/webhook_endpoints/service.ts`, endpoints, [
    ['the old secret signs for a day only', 'new Date(context.now.getTime() + overlapMs)', 'context.now'],
    ['a test does not count', 'if (ours && !isTest)', 'if (ours)'],
  ]),
  ...guardsOf(`${server}/resources/webhook_endpoints/service.ts`, delivering, [
    [
      'a success ends the failing',
      'outcome.delivered ? repository.noteSuccess(db, id) : ',
      'outcome.delivered ? undefined : ',
    ],
  ]),
  ...guardsOf(`${server}/resources/webhook_deliveries/service.ts`, endpoints, [
    ['an archived endpoint gets no redelivery', 'if (endpoint_archived)', 'if (false)'],
    ['the old secret does not sign for ever', ' && now < previous_secret_until', ''],
  ]),
  ...guardsOf(`${server}/resources/webhook_deliveries/repository.ts`, delivering, [
    ['later events of a resource wait', "and p.status = 'pending')`", "and p.status = 'never')`"],
    ['a lease keeps others away', '\n  and (t.leased_until is null or t.leased_until <= ${now})`', '`'],
    ['who comes back too late writes nothing', 'and attempts = ${attempts}', ''],
    ['one endpoint takes only so many places', 'where place <= ${limits.perEndpoint} order', 'order'],
    [
      'a closed endpoint is sent nothing',
      'and w.enabled and not w.archived and not ${waitsForEarlier(system)}',
      'and not ${waitsForEarlier(system)}',
    ],
  ]),
  ...guardsOf(
    `${server}/resources/webhook_deliveries/rules.ts`,
    [...delivering, `${server}/resources/webhook_deliveries/rules.test.ts`],
    [
      ['only 2xx is delivered', 'status >= 200 && status < 300', 'status >= 200 && status < 400'],
      [
        'there is a last attempt',
        'if (pause === undefined) return null',
        'if (pause === undefined) return now',
      ],
    ],
  ),
  ...guardsOf(`${server}/record.ts`, delivering, [
    ['only what was asked for is queued', 'w.events is null or w.events &&', 'true or w.events &&'],
    ['a closed endpoint is told nothing new', 'w.enabled and not w.archived\n', 'true\n'],
  ]),
  ...guardsOf(
    `${server}/operator/secret_file.ts`,
    [`${server}/operator/secret_file.test.ts`],
    [
      ['the secret is its owner’s alone', 'mode: 0o600', 'mode: 0o644'],
      [
        'the first secret stays',
        "return await readFile(file, 'utf8')\n  } finally",
        'return line\n  } finally',
      ],
    ],
  ),
]
