import { guardsOf } from '../mutant.ts'

const pages = 'packages/server/src/pages'
const tests = [`${pages}/*.test.ts`]
const markdown = 'packages/dashboard/src/parts/markdown'
const building = ['scripts/faces/*.test.ts']

/** What a page allows, what may be asked for, and that nobody meets half a build. */
export const pageGuards = [
  ...guardsOf(`${pages}/html.ts`, tests, [
    ['nobody frames a page', `"frame-ancestors 'none'",`, ''],
    ['only our own scripts run', `"script-src 'self'",`, ''],
    ['what others chose is text', 'text.replaceAll(/[&<>"\']/g', 'text.replaceAll(/[&]/g'],
    ['a nonce cannot be guessed', "randomBytes(16).toString('base64')", "'bm9uY2Vub25jZW5vbmM='"],
    ['a page is not kept', "'Cache-Control': 'no-store',", ''],
  ]),
  ...guardsOf(`${pages}/dashboard.ts`, tests, [
    ['a nonce stands wherever it is needed', 'page.replaceAll(', 'page.replace('],
    ['only what was built is given out', 'if (!file) throw missing()', 'if (!file) return null'],
    ['a name with a hash is kept', "'public, max-age=31536000, immutable'", "'no-cache'"],
  ]),
  ...guardsOf(`${pages}/static_file.ts`, tests, [
    [
      'what is known is not sent again',
      "if (knows(request.headers['if-none-match'], file.etag))",
      'if (!file)',
    ],
    ['an encoding can be declined', ' > 0\n', ' >= 0\n'],
  ]),
  ...guardsOf(`${pages}/widget.ts`, tests, [
    ['pages of any origin may load the widget', "'Access-Control-Allow-Origin': '*', ", ''],
  ]),
  ...guardsOf(
    `${markdown}/render_markdown.ts`,
    [`${markdown}/*.test.ts`],
    [
      [
        'only web and mail addresses are links',
        'isSafe(token.href) ? renderLink(token) : token.raw',
        'renderLink(token)',
      ],
    ],
  ),
  ...guardsOf('scripts/faces/face.ts', building, [
    ['a face is made of what it uses', '    ...uses,\n', ''],
    ['a lockfile makes another build', "    'package-lock.json',\n", ''],
  ]),
  ...guardsOf('scripts/faces/build.ts', building, [
    ['what failed is not put in its place', 'await build({', 'await Promise.allSettled([]); void ({'],
    ['a build says of what it is', 'writeFileSync(stampFile(fresh), stamp)', ''],
  ]),
  ...guardsOf('scripts/faces/sizes.ts', building, [
    ['too large is too large', 'bytes > limitBytes', 'bytes < 0'],
  ]),
]
