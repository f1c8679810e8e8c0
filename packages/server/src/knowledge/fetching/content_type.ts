/** Types whose name alone says that there is nothing to read in them. Anything else is looked into. */
const unread =
  /^(image|audio|video|font|model)\/|^text\/(css|javascript|calendar|vcard|xml)\b|^application\/((x-)?javascript|json|(\w+\+)?xml|zip|(x-)?gzip|x-(tar|bzip2|7z-compressed|rar-compressed|shockwave-flash|msdownload)|vnd\.(rar|android\.package-archive)|wasm)\b/i

/** XHTML calls itself XML, and is read. */
export const isUnread = (contentType: string) =>
  unread.test(contentType.trim()) && !/^application\/xhtml\+xml\b/i.test(contentType.trim())

const unreadEndings = new Set(
  [
    'png jpg jpeg gif webp avif svg ico bmp tif tiff heic psd ai eps',
    'mp3 mp4 m4a m4v webm ogg ogv oga wav flac mov avi mkv wmv swf',
    'zip gz tgz bz2 xz zst tar rar 7z jar war iso dmg pkg deb rpm msi exe apk bin',
    'css js mjs map json xml rss atom woff woff2 ttf otf eot wasm',
    'ics vcf torrent doc xls xlsx ppt pptx odt ods odp',
  ].flatMap((line) => line.split(' ')),
)

/** A path that ends like a file of such a type. */
export function endsUnread(path: string): boolean {
  const ending = /\.([a-z0-9]{1,7})$/i.exec(path)?.[1]
  return ending !== undefined && unreadEndings.has(ending.toLowerCase())
}
