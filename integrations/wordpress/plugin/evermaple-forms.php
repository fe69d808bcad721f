<?php
/**
 * Plugin Name:       {{shortName}} Forms
 * Plugin URI:        {{site}}/widgets/
 * Description:       {{description}}
 * Version:           {{version}}
 * Update URI:        false
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            {{name}}
 * Author URI:        {{site}}
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       evermaple-forms
 * Domain Path:       /languages
 *
 * @package evermaple-forms
 */

defined( 'ABSPATH' ) || exit;

/** The elements, their attributes and their files' addresses, as the build read them from the guide's tables. */
function evermaple_forms_facts(): array {
	static $facts;
	if ( null === $facts ) {
		$facts = json_decode( file_get_contents( __DIR__ . '/facts.json' ), true );
	}
	return evermaple_forms_translated( $facts );
}

/** A value with each text in the language of its reader: `{"__": "Form"}` is one. */
function evermaple_forms_translated( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	return isset( $value['__'] ) ? __( $value['__'], 'evermaple-forms' ) : array_map( __FUNCTION__, $value );
}

/** Whether one of the forms' languages is that of a tag or locale, such as `fr_CA`; '' where none is. */
function evermaple_forms_known_language( string $tag ): string {
	$code = (string) strtok( strtolower( $tag ), '_-' );
	return in_array( $code, evermaple_forms_facts()['languages'], true ) ? $code : '';
}

/** The language that the site's visitors read. A plugin for several languages changes the locale with the page. */
function evermaple_forms_language(): string {
	return evermaple_forms_known_language( get_locale() ) ?: evermaple_forms_facts()['languages'][0];
}

/** Loads the script of an element, in the language of the form, once a page however many forms it has. */
function evermaple_forms_enqueue( string $script, string $language ): void {
	// The editor renders the post that it opens, and shows none of it.
	if ( is_admin() ) {
		return;
	}
	$src = evermaple_forms_facts()['base'] . $language . '/' . $script . '.js';
	// No version: the address is what the file is known by, here and on other pages.
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'evermaple-forms-' . $language . '-' . $script, $src, [], null );
	} else {
		wp_enqueue_script( 'evermaple-forms-' . $language . '-' . $script, $src, [], null, false );
	}
}

/** Gives our script tags, and no others, the marks that keep optimisers away from a script. */
function evermaple_forms_script_attributes( array $attributes ): array {
	if ( 0 !== strpos( $attributes['src'] ?? '', evermaple_forms_facts()['base'] ) ) {
		return $attributes;
	}
	// Before `src`, because Rocket Loader reads them only there.
	$marks = [
		'data-cfasync'             => 'false', // Cloudflare Rocket Loader.
		'data-no-optimize'         => '1', // LiteSpeed Cache, also the next.
		'data-no-defer'            => '1',
		'data-no-minify'           => '1', // WP Rocket, also the next.
		'nowprocket'               => '1',
		'data-noptimize'           => '1', // Autoptimize.
		'data-jetpack-boost'       => 'ignore',
		'nitro-exclude'            => '1', // NitroPack.
		'data-wpmeteor-nooptimize' => 'true',
		'data-pagespeed-no-defer'  => '1', // PageSpeed, the module of Apache and Nginx.
	];
	return array_merge( $marks, $attributes );
}
add_filter( 'wp_script_attributes', 'evermaple_forms_script_attributes' );

/** Makes our tag a module where WordPress has no script modules of its own (before 6.5). */
function evermaple_forms_script_tag( string $tag, string $handle, string $src ): string {
	if ( 0 !== strpos( $handle, 'evermaple-forms-' ) || 'evermaple-forms-editor' === $handle ) {
		return $tag;
	}
	return wp_get_script_tag( [ 'type' => 'module', 'src' => $src, 'id' => $handle . '-js' ] );
}
add_filter( 'script_loader_tag', 'evermaple_forms_script_tag', 10, 3 );

/** A value as text, without the quotes that a word processor made of straight ones around a code. */
function evermaple_forms_text( $value ): string {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	return (string) preg_replace( '/^[“”„«»″](\S*)[“”„«»″]$/u', '$1', $text );
}

/** One of the types; what is none of them is the contact form, so that a typo costs no lead. */
function evermaple_forms_type( $value ): string {
	$type = strtolower( evermaple_forms_text( $value ) );
	return isset( evermaple_forms_facts()['types'][ $type ] ) ? $type : 'contact';
}

/** A partner code in small letters; '' where it is malformed. */
function evermaple_forms_partner( $value ): string {
	$code = strtolower( evermaple_forms_text( $value ) );
	return preg_match( evermaple_forms_facts()['partner_pattern'], $code ) ? $code : '';
}

/** The link to a form's own page in a language, with a partner code that its leads count for. */
function evermaple_forms_link( string $type, string $code, string $language ): array {
	$link = evermaple_forms_facts()['types'][ $type ]['link'][ $language ];
	if ( '' !== $code ) {
		$link['address'] = preg_replace( '/(?=#|$)/', '?partner=' . $code, $link['address'], 1 );
	}
	return $link;
}

/**
 * An element in its wrapper, all on one line, because some builders make paragraphs of lines.
 * `$given` are the element's attributes; `$wrapper` writes those of the wrapper, with a style or none.
 */
function evermaple_forms_element( array $given, callable $wrapper ): string {
	$facts = evermaple_forms_facts();
	$type  = evermaple_forms_type( $given['type'] ?? '' );
	$about = $facts['types'][ $type ];
	$code  = evermaple_forms_partner( $given['partner'] ?? '' ) ?: get_option( 'evermaple_forms_partner', '' );
	$own   = evermaple_forms_known_language( evermaple_forms_text( $given['lang'] ?? '' ) );
	$lang  = $own ?: evermaple_forms_language();
	$place = evermaple_forms_link( $type, $code, $lang );
	$link  = '<a href="' . esc_url( $place['address'] ) . '">' . esc_html( $place['text'] ) . '</a>';
	// Readers of feeds and AMP pages know neither scripts nor elements.
	if ( is_feed() || ( function_exists( 'amp_is_request' ) && amp_is_request() ) ) {
		return '<p>' . $link . '</p>';
	}
	evermaple_forms_enqueue( $about['script'], $lang );

	$written = [
		'api'       => $facts['api'],
		// Where an optimiser copied or inlined the script, it no longer knows its own address.
		'data-base' => $facts['base'],
		'partner'   => $code,
		'lang'      => $own,
	];
	$choices = array_column( $facts['attributes'], 'on', 'name' );
	$dropped = [];
	foreach ( $given as $name => $value ) {
		// WordPress hands over an attribute without a value, such as `test`, as a value without a name.
		[ $name, $text ] = is_int( $name ) ? [ $value, 'true' ] : [ $name, evermaple_forms_text( $value ) ];
		if ( 'type' === $name ) {
			$is_taken = strtolower( $text ) === $type;
		} elseif ( in_array( $name, [ 'partner', 'lang' ], true ) ) {
			$is_taken = '' === $text || ( 'lang' === $name ? $own : evermaple_forms_partner( $text ) );
		} else {
			$is_taken = in_array( $type, $choices[ $name ] ?? [], true );
			if ( $is_taken ) {
				$written[ $name ] = $text;
			}
		}
		if ( ! $is_taken ) {
			$dropped[] = $name . '="' . $text . '"';
		}
	}
	$html = '<' . $about['tag'];
	foreach ( $written as $name => $value ) {
		// Of the attributes that may be empty, only the heading means something by it.
		if ( '' !== $value || 'heading' === $name ) {
			$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	$html .= ' style="' . esc_attr( $about['reserved_style'] ) . '">' . $link . '</' . $about['tag'] . '>';
	// As wide as its place, also where a row or a float would fit it to its content.
	$style = 'button' === $type ? [] : [ 'style' => 'width:100%' ];
	return '<div ' . $wrapper( $style ) . '>' . $html . evermaple_forms_note( $dropped, $code ) . '</div>';
}

/** What those who may edit the page read below its form: what was left out, and that no code is credited. */
function evermaple_forms_note( array $dropped, string $code ): string {
	$words = evermaple_forms_facts()['words'];
	$lines = [];
	if ( $dropped ) {
		$lines[] = $words['dropped'] . ' ' . implode( ', ', $dropped ) . '.';
	}
	if ( '' === $code ) {
		$lines[] = $words['no_partner'];
	}
	if ( ! $lines || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	return '<p role="note">' . esc_html( implode( ' ', $lines ) . ' ' . $words['only_editors'] ) . '</p>';
}

/** The shortcode, in any of the shapes that an author may have saved; without attributes `$given` is ''. */
function evermaple_forms_shortcode( $given ): string {
	$wrapper = function ( array $style ): string {
		return 'class="evermaple-form"' . ( $style ? ' style="' . esc_attr( $style['style'] ) . '"' : '' );
	};
	return evermaple_forms_element( is_array( $given ) ? $given : [], $wrapper );
}
add_shortcode( 'evermaple_form', 'evermaple_forms_shortcode' );

/** The block, whose attributes are named as the element's properties. */
function evermaple_forms_block( array $attributes ): string {
	$given = [ 'type' => $attributes['type'] ];
	foreach ( evermaple_forms_facts()['attributes'] as $property => [ 'name' => $name ] ) {
		if ( isset( $attributes[ $property ] ) ) {
			$given[ $name ] = $attributes[ $property ];
		}
	}
	return evermaple_forms_element( $given, 'get_block_wrapper_attributes' );
}

/** Registers the block. Its saved content is the fallback link, which is what stays when the plugin goes. */
function evermaple_forms_register(): void {
	load_plugin_textdomain( 'evermaple-forms', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	$facts      = evermaple_forms_facts();
	$attributes = [
		'type'        => [ 'type' => 'string', 'enum' => array_keys( $facts['types'] ), 'default' => 'contact' ],
		'linkAddress' => [ 'type' => 'string', 'source' => 'attribute', 'selector' => 'a', 'attribute' => 'href' ],
		'linkText'    => [ 'type' => 'string', 'source' => 'text', 'selector' => 'a' ],
	];
	foreach ( array_keys( $facts['attributes'] ) as $name ) {
		$attributes[ $name ] = [ 'type' => 'string' ];
	}
	$needed     = [ 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ];
	$block      = plugins_url( 'block.js', __FILE__ );
	wp_register_script( 'evermaple-forms-editor', $block, $needed, $facts['version'], true );
	register_block_type(
		'evermaple/form',
		[
			'api_version'     => 3,
			'title'           => $facts['title'],
			'description'     => $facts['description'],
			'category'        => 'widgets',
			'icon'            => 'feedback',
			'keywords'        => $facts['keywords'],
			'attributes'      => $attributes,
			'supports'        => [ 'align' => [ 'wide', 'full' ], 'anchor' => true, 'html' => false ],
			'editor_script'   => 'evermaple-forms-editor',
			'render_callback' => 'evermaple_forms_block',
		]
	);
}
add_action( 'init', 'evermaple_forms_register' );

/** Hands the block script what it shows. */
function evermaple_forms_editor_facts(): void {
	$facts = evermaple_forms_facts();
	$code  = get_option( 'evermaple_forms_partner', '' );
	foreach ( $facts['types'] as $type => $about ) {
		$facts['types'][ $type ]['link'] = evermaple_forms_link( $type, $code, evermaple_forms_language() );
	}
	// In test mode leads are lost, so those who may not publish are not offered it.
	if ( ! current_user_can( 'publish_posts' ) ) {
		unset( $facts['attributes']['test'] );
	}
	$facts['code'] = $code;
	$code = 'window.evermaple_forms = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';';
	wp_add_inline_script( 'evermaple-forms-editor', $code, 'before' );
}
add_action( 'enqueue_block_editor_assets', 'evermaple_forms_editor_facts' );

/** The one setting. */
function evermaple_forms_settings(): void {
	$name = 'evermaple_forms_partner';
	register_setting( 'evermaple_forms', $name, [ 'sanitize_callback' => 'evermaple_forms_save_partner' ] );
	add_settings_section( 'evermaple_forms', '', '__return_false', 'evermaple_forms' );
	$label = evermaple_forms_facts()['words']['default_partner'];
	add_settings_field(
		$name,
		$label,
		'evermaple_forms_partner_field',
		'evermaple_forms',
		'evermaple_forms',
		[ 'label_for' => $name ]
	);
}
add_action( 'admin_init', 'evermaple_forms_settings' );

/** Keeps a code that is well formed; says what is wrong with another and keeps the one before. */
function evermaple_forms_save_partner( $value ): string {
	$code = evermaple_forms_partner( $value );
	if ( '' !== $code || '' === evermaple_forms_text( $value ) ) {
		return $code;
	}
	$words = evermaple_forms_facts()['words'];
	add_settings_error( 'evermaple_forms_partner', 'malformed', $words['malformed_partner'] );
	return get_option( 'evermaple_forms_partner', '' );
}

/** The field of the setting. */
function evermaple_forms_partner_field(): void {
	$facts = evermaple_forms_facts();
	$code  = get_option( 'evermaple_forms_partner', '' );
	printf(
		'<input type="text" class="regular-text code" id="evermaple_forms_partner" name="evermaple_forms_partner" value="%s"'
		. ' maxlength="64" autocapitalize="none" spellcheck="false" aria-describedby="evermaple_forms_help">'
		. '<p class="description" id="evermaple_forms_help">%s</p>',
		esc_attr( $code ),
		esc_html( $facts['attributes']['partner']['help'] . ( '' === $code ? ' ' . $facts['words']['no_site_partner'] : '' ) )
	);
}

/** The page of the setting, with the shortcodes to copy. */
function evermaple_forms_page(): void {
	[ 'words' => $words, 'types' => $types ] = evermaple_forms_facts();
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	echo '<form action="options.php" method="post">';
	settings_fields( 'evermaple_forms' );
	do_settings_sections( 'evermaple_forms' );
	submit_button();
	echo '</form><h2>' . esc_html( $words['how'] ) . '</h2><p>' . esc_html( $words['how_text'] ) . '</p><ul>';
	foreach ( $types as $type => [ 'title' => $title ] ) {
		printf( '<li><code>[evermaple_form type="%s"]</code> %s</li>', esc_html( $type ), esc_html( $title ) );
	}
	echo '</ul></div>';
}

/** Puts the page under Settings. */
function evermaple_forms_menu(): void {
	$title = evermaple_forms_facts()['title'];
	add_options_page( $title, $title, 'manage_options', 'evermaple_forms', 'evermaple_forms_page' );
}
add_action( 'admin_menu', 'evermaple_forms_menu' );

/** Leaves no setting when the plugin is deleted. A block needs nothing, because its saved content is the link. */
function evermaple_forms_uninstall(): void {
	delete_option( 'evermaple_forms_partner' );
}
register_uninstall_hook( __FILE__, 'evermaple_forms_uninstall' );
