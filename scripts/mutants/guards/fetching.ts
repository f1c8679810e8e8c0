import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const fetching = `${server}/fetching`
const tests = (...names: string[]) => names.map((name) => `${fetching}/${name}.test.ts`)

/** What keeps strangers' pages and sites from costing more than they are worth, and us from pressing them. */
export const fetchingGuards = [
  ...guardsOf(
    `${server}/outbound/collected.ts`,
    [`${server}/outbound/collected.test.ts`],
    [['a body is cut at its limit', 'chunk.subarray(0, maxBytes - length)', 'chunk']],
  ),
  ...guardsOf(
    `${server}/outbound/request.ts`,
    [`${server}/outbound/request.test.ts`],
    [
      ['what is not wanted is not read', 'if (!wanted && !isBodiless(head)) return cutOff()', ''],
      ['what was not asked for is not kept', 'keepsConnection ? keeping', 'true ? keeping'],
      ['an unchanged page keeps its connection', 'status === 304 || ', ''],
      [
        'what a closed connection swallowed is sent again',
        'if (!call.reusedSocket || !isLost(error)) throw error',
        'throw error',
      ],
      ['what fails by itself is not sent again', '!call.reusedSocket || ', ''],
      ['an aborted request ends', "signal?.addEventListener('abort', abort)", ''],
    ],
  ),
  ...guardsOf(`${fetching}/follow.ts`, tests('page', 'hostile'), [
    ['redirects end', 'redirects <= limits.redirects', 'redirects <= 20'],
    ['a redirect leads to http or https', 'if (!target) throw', 'if (false) throw'],
  ]),
  ...guardsOf(`${fetching}/normalize_url.ts`, tests('normalize_url'), [
    ['no passwords', ' || url.username || url.password', ''],
    ['only http and https', '!/^https?:$/.test(url.protocol) || url', 'url'],
    ['addresses have an end', 'url.href.length <= limits.urlLength ? url.href : null', 'url.href'],
    ['tracking is dropped', 'parameters.filter((parameter) => !tracking.test(parameter))', 'parameters'],
  ]),
  ...guardsOf(`${fetching}/content_encoding.ts`, tests('content_encoding'), [
    ['a bomb is cut off', 'if (collected.cut) break', 'if (collected.cut) throw new Error()'],
    ['what is broken is no page', 'if (!body.cut) throw', 'if (false) throw'],
  ]),
  ...guardsOf(`${fetching}/page.ts`, tests('page', 'hostile'), [
    ['robots.txt is obeyed on every hop', 'if (rule) throw disallowed(url, rule)', ''],
    ['what is too large is refused', 'if (cut) throw tooLarge(url)', ''],
    [
      'what says it is too large is not read',
      "Number(headers['content-length'] ?? 0) <= limits.bodyBytes",
      'true',
    ],
    ['unread types are refused', 'if (contentType && isUnread(contentType)) throw', 'if (false) throw'],
    ['validators belong to their address', 'known.get(url)', '[...known.values()][0]'],
    ['304 answers only what was asked', 'status === 304 && known.has(url)', 'status === 304'],
  ]),
  ...guardsOf(`${fetching}/robots.ts`, tests('robots'), [
    [
      'unreachable means nothing may be read',
      'if (status >= 500 || status === 429) throw',
      'if (false) throw',
    ],
    ['it is kept an hour at most', 'if (before && now().getTime() < before.untilMs)', 'if (before)'],
  ]),
  ...guardsOf(`${fetching}/robots_file.ts`, tests('robots_file'), [
    ['a group that names us counts alone', 'named ? us : everyone', 'everyone'],
    [
      'between equals the one that allows',
      'rule.path.length === deciding.path.length && rule.allows',
      'false',
    ],
    ['the longest decides', 'rule.path.length > deciding.path.length ||', 'true ||'],
    ['Crawl-delay is bounded', 'Math.min(seconds, limits.crawlDelaySeconds)', 'seconds'],
    ['wildcards are bounded', 'if (wildcard && group.wildcards >= limits.robotsWildcardRules) return', ''],
  ]),
  ...guardsOf(`${fetching}/path_pattern.ts`, tests('path_pattern'), [
    ['end and middle do not overlap', 'path.length - end.length >= at && ', ''],
    ['a partial match resumes where it can', 'length = resume[length]!', 'length = 0'],
  ]),
  ...guardsOf(`${fetching}/turns.ts`, tests('turns', 'politeness'), [
    ['one at a time', 'await before\n', ''],
    ['with a pause', 'if (restMs > 0) await sleep(restMs, signal)', ''],
  ]),
  ...guardsOf(`${fetching}/get.ts`, tests('politeness'), [
    ['busy servers are asked three times', 'attempt < limits.attempts', 'attempt < 5'],
    ['allowed hosts need no pause', 'outbound.allows(url) ? 0 : limits.pauseMs', 'limits.pauseMs'],
    ['Crawl-delay is honoured', '(wish.crawlDelaySeconds ?? 0) * 1000', '0'],
  ]),
  ...guardsOf(`${fetching}/waits.ts`, tests('waits'), [
    ['long waits are not ours', 'ms <= limits.waitSeconds * 1000 ? ms : null', 'ms'],
  ]),
  ...guardsOf(`${fetching}/scope.ts`, tests('scope'), [
    ['only its own origin', 'origins.has(origin) && ', ''],
    ['only under its path', 'isUnder(folder, path) &&', ''],
    ['exclude takes away', '!unwanted.some((pattern) => names(pattern, path))', 'true'],
    ['include narrows', 'wanted.length === 0 || wanted.some((pattern) => names(pattern, path))', 'true'],
    ['unread endings are left out', '!endsUnread(path) &&', ''],
    ['the port tells sites apart', 'isDefault(first) && isDefault(second) && ', ''],
  ]),
  ...guardsOf(`${fetching}/frontier.ts`, tests('frontier'), [
    ['no more than will be visited', 'queue.length >= visits || waiting', 'waiting'],
    ['each address once', 'if (claimed.has(url)) return false', ''],
  ]),
  ...guardsOf(`${fetching}/sitemap_file.ts`, tests('sitemap_file'), [
    ['no depth without end', "if (path.length > deepest) throw new RangeError('too deep')", ''],
    ['only locations of pages and sitemaps', "(kind === 'url' || kind === 'sitemap')", 'kind'],
  ]),
  ...guardsOf(`${fetching}/sitemaps.ts`, tests('site', 'hostile'), [
    ['so many sitemaps', 'files.size < limits.sitemapFiles', 'files.size < 60'],
    ['known pages stand in for a sitemap that failed', 'if (!bytes) yield* known', ''],
    ['only its own sitemaps', 'isSameSite(home, url) ? get(', 'url ? get('],
  ]),
  ...guardsOf(`${fetching}/site.ts`, tests('site', 'hostile'), [
    ['so many pages', 'while (pages < max_pages) {', 'while (true) {'],
    ['the start stays on its site', 'if (!isSameSite(start, url)) throw redirectedElsewhere(start, url)', ''],
    [
      'redirects lead to each page once',
      'scope.admits(hop) !== null && frontier.claim(hop)',
      'scope.admits(hop) !== null',
    ],
    [
      'redirects out of the site are left',
      'scope.admits(hop) !== null && frontier.claim(hop)',
      'frontier.claim(hop)',
    ],
    ['failing pages in a row fail the site', 'failedInARow >= limits.failuresInARow', 'false'],
    [
      'lasting failures do not',
      'failure && !failure.lasting ? failedInARow + 1 : 0',
      'failure ? failedInARow + 1 : 0',
    ],
    ['robots.txt is obeyed before asking', 'url && !robots.against(pathOf(url))', 'url'],
    ['only twins are taken for one page', ' || !mayBeTwins(url, right)', ''],
    ['of twins one is read', 'if (before) return before', ''],
  ]),
]
