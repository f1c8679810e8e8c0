const nearPixels = 80

/** Stays at the end until the visitor goes up, also when chips or the keyboard take half of the room. */
export function keepAtEnd(node: HTMLElement) {
  let isAtEnd = true
  let top = 0
  const goToEnd = () => node.scrollTo({ top: node.scrollHeight })
  node.addEventListener('scroll', () => {
    const isNear = node.scrollHeight - node.scrollTop - node.clientHeight < nearPixels
    isAtEnd = isNear || (isAtEnd && node.scrollTop >= top)
    top = node.scrollTop
  })
  new ResizeObserver(() => isAtEnd && goToEnd()).observe(node)
  return {
    follow(anyhow: boolean) {
      isAtEnd ||= anyhow
      if (isAtEnd) goToEnd()
    },
  }
}
