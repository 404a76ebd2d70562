// Made from tokens/arot.tokens.json by `npm run tokens`: edit that file, not this one.
export const tokenNames = {
  text: ['arot-12', 'arot-13', 'arot-14', 'arot-15', 'arot-16', 'arot-18', 'arot-20', 'arot-24', 'arot-32', 'arot-48'],
  radius: ['arot-control', 'arot-tile', 'arot-card', 'arot-hero'],
  shadow: ['arot-card', 'arot-float'],
  font: ['arot-sans', 'arot-display'],
  ease: ['arot-out'],
  layer: ['arot-raised', 'arot-sticky', 'arot-popover', 'arot-modal', 'arot-toast'],
  duration: ['arot-quick', 'arot-calm'],
}
