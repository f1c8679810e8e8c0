const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** As file managers say it: "1.9 MB". */
export function sizeLabel(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const size = bytes / 1000 ** step
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 && step > 0 ? 1 : 0 })} ${units[step]}`
}
