// Copying a text: the browser allows it only on safe pages, and there is nothing to be done about that.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
