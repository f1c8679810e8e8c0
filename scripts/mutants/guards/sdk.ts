import { guardsOf } from '../mutant.ts'

const sdk = 'packages/sdk/src'

/** What keeps the client from repeating, following or sending what it should not. */
export const sdkGuards = [
  ...guardsOf(
    `${sdk}/retry.ts`,
    [`${sdk}/transport.test.ts`],
    [
      [
        'only what may pass is repeated',
        ' || !isRetryable(error, attempt)) return undefined',
        ') return undefined',
      ],
      ['a key that somebody else holds is told at once', 'return attempt > 0', 'return true'],
      ['long waits are left to the caller', 'asked > longestRetryAfterSeconds ? undefined : ', ''],
    ],
  ),
  ...guardsOf(
    `${sdk}/transport.ts`,
    [`${sdk}/transport.test.ts`],
    [
      ['retries come to an end', 'attempt < maxRetries ? ', 'attempt < maxRetries + 1 ? '],
      ['the caller’s abort is no failure', 'if (signal?.aborted) return signal.reason', ''],
    ],
  ),
  ...guardsOf(
    `${sdk}/request.ts`,
    [`${sdk}/request.test.ts`, `${sdk}/transport.test.ts`],
    [
      ['a client needs a key', "if (options.apiKey === undefined || options.apiKey === '')", 'if (false)'],
      ['redirects are not followed', "redirect: 'manual',", "redirect: 'follow',"],
    ],
  ),
  ...guardsOf(
    `${sdk}/path.ts`,
    [`${sdk}/request.test.ts`],
    [
      ['a path does not lead upwards', " || text === '..'", ''],
      ['a parameter stays in its segment', 'return encodeURIComponent(text)', 'return text'],
    ],
  ),
  ...guardsOf(
    `${sdk}/list.ts`,
    [`${sdk}/list.test.ts`],
    [['the last page has no next', '!list.has_more || ', '']],
  ),
]
