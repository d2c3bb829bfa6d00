// Copies a text to the clipboard. Browsers allow this only on secure pages (HTTPS or localhost).
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
