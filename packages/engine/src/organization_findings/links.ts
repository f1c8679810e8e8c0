import type { SiteLink } from './finding.ts'

/** Where organizations can also be found, by the name of the service. */
const services: [host: RegExp, title: string][] = [
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)facebook\.com$|^fb\.(?:com|me)$/, 'Facebook'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)xing\.com$/, 'XING'],
  [/(?:^|\.)youtube\.com$|^youtu\.be$/, 'YouTube'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)pinterest\.[a-z.]+$/, 'Pinterest'],
  [/^(?:www\.)?(?:x|twitter)\.com$/, 'X'],
  [/^(?:www\.)?bsky\.app$/, 'Bluesky'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'Threads'],
  [/(?:^|\.)mastodon\.[a-z]+$|^(?:fosstodon\.org|chaos\.social|hachyderm\.io|norden\.social)$/, 'Mastodon'],
  [/(?:^|\.)github\.com$/, 'GitHub'],
  [/(?:^|\.)gitlab\.com$/, 'GitLab'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
  [/(?:^|\.)behance\.net$/, 'Behance'],
  [/(?:^|\.)dribbble\.com$/, 'Dribbble'],
  [/(?:^|\.)discord\.(?:gg|com)$/, 'Discord'],
  [/^(?:t\.me|telegram\.me)$/, 'Telegram'],
  [/^(?:wa\.me|api\.whatsapp\.com)$/, 'WhatsApp'],
  [/(?:^|\.)tripadvisor\.[a-z.]+$/, 'Tripadvisor'],
  [/(?:^|\.)yelp\.[a-z.]+$/, 'Yelp'],
  [/(?:^|\.)etsy\.com$/, 'Etsy'],
  [/(?:^|\.)soundcloud\.com$/, 'SoundCloud'],
  [/(?:^|\.)wikipedia\.org$/, 'Wikipedia'],
  [/(?:^|\.)houzz\.[a-z.]+$/, 'Houzz'],
  [/(?:^|\.)ravelry\.com$/, 'Ravelry'],
  [/(?:^|\.)provenexpert\.com$/, 'ProvenExpert'],
  [/(?:^|\.)trustpilot\.com$/, 'Trustpilot'],
  [/(?:^|\.)bandcamp\.com$/, 'Bandcamp'],
  [/(?:^|\.)spotify\.com$/, 'Spotify'],
  [/(?:^|\.)patreon\.com$/, 'Patreon'],
  [/(?:^|\.)flickr\.com$/, 'Flickr'],
  [/(?:^|\.)strava\.com$/, 'Strava'],
  [/(?:^|\.)komoot\.[a-z]+$/, 'komoot'],
  [/(?:^|\.)meetup\.com$/, 'Meetup'],
  [/(?:^|\.)reddit\.com$/, 'Reddit'],
  [/(?:^|\.)medium\.com$/, 'Medium'],
  [/(?:^|\.)substack\.com$/, 'Substack'],
]
/** Buttons that share a page, and single posts, are not the organization's own page there. */
const notOwn =
  /\/(?:sharer?|share|intent|dialog|plugins|embed|watch|search|hashtag|p|reel|status|policies|privacy|help|login|pin\/create)(?:[/?.]|$)|[?&](?:u|url|text)=http/i

const most = 20

/** The link with the name of its service; undefined where it is no page of the organization on one. */
export function profileLink(url: string): SiteLink | undefined {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(url) ?? []
  const title = host && services.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1]
  if (!title || notOwn.test(path) || /^\/?$/.test(path)) return undefined
  return { title, url }
}

/** One link a service, the first that was named. */
export function profileLinks(urls: readonly string[]): SiteLink[] {
  const byTitle = new Map<string, SiteLink>()
  for (const url of urls) {
    const link = profileLink(url)
    if (link && !byTitle.has(link.title)) byTitle.set(link.title, link)
  }
  return [...byTitle.values()].slice(0, most)
}
