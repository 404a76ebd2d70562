// Drawn photographs for the stories. Their names tell the stories' host that they fill their frame.

import landscapePhoto from './photographs/landscape-photo.svg?no-inline'
import portraitPhoto from './photographs/portrait-photo.svg?no-inline'
import squarePhoto from './photographs/square-photo.svg?no-inline'

export { landscapePhoto, portraitPhoto, squarePhoto }
