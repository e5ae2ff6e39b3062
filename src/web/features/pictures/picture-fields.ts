/** The address of a picture that is there already; and a file that comes with the form. */
export const IMAGE_FIELD = "image"
export const PICTURE_FIELD = "picture"
