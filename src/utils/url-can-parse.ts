/** Chrome before 120, Firefox before 115 and Safari before 17 lack this function, which wallet libraries use. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
